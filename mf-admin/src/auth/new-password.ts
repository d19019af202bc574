/** The field in which somebody chooses a password. */
export const NEW_PASSWORD = {
  label: 'Contraseña nueva',
  type: 'password',
  autoComplete: 'new-password',
  hint: 'Al menos 10 caracteres. Tres o cuatro palabras que no vayan juntas son fáciles de recordar.',
};
