/** Organizations by the segment that names their kind in a path (administration, section 7); aggregators have their own. */
export const personaTypes = [
  'agency',
  'carrier',
  'cluster',
  'mssp',
  'pool',
  'premiumprocessor',
  'reinsurer',
  'vendor',
] as const
export type PersonaType = (typeof personaTypes)[number]
