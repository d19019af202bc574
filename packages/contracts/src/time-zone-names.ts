import type { TimeZone } from './time-zone.ts';

/** The zone's name in 'Tienda', and the words that mails write after an hour. */
export const ZONE_NAMES: Record<TimeZone, { label: string; clock: string }> = {
  'America/Mexico_City': { label: 'Centro', clock: 'hora del centro de México' },
  'America/Cancun': { label: 'Quintana Roo', clock: 'hora de Quintana Roo' },
  'America/Hermosillo': { label: 'Sonora', clock: 'hora de Sonora' },
  'America/Mazatlan': {
    label: 'Sinaloa, Nayarit y Baja California Sur',
    clock: 'hora del Pacífico mexicano',
  },
  'America/Tijuana': { label: 'Baja California, con horario de verano', clock: 'hora de Baja California' },
  'America/Denver': { label: 'Ciudad Juárez, con horario de verano', clock: 'hora de Ciudad Juárez' },
  'America/Matamoros': {
    label: 'Frontera noreste, con horario de verano',
    clock: 'hora de la frontera noreste',
  },
};
