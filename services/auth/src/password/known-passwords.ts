/** Pieces of the most frequent passwords in leaked lists, in Spanish and English; attackers try these first. */
export const KNOWN_PIECES = (
  'password passwort contrasena contraseña clave secreto secret qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm zxcvbn letmein ' +
  'welcome bienvenido bienvenida changeme cambiame iloveyou teamo tequiero miamor amor princesa princess estrella ' +
  'dragon monkey football futbol baseball superman batman pokemon sunshine shadow master login admin administrador root ' +
  'usuario user guest test prueba demo tienda shop miel honey elixir abeja mexico america chivas pumas cruzazul guadalajara ' +
  'monterrey guadalupe mariposa corazon chocolate familia jesus cristo maria alejandro alejandra fernando fernanda daniel ' +
  'daniela carlos andrea gabriel gabriela sebastian michael jessica ashley charlie whatever trustno1 hola hello google ' +
  'facebook samsung android internet computadora enero febrero marzo abril mayo junio julio agosto septiembre octubre ' +
  'noviembre diciembre verano invierno primavera'
).split(' ');
