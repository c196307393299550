import type { RegionCode } from '#shared/regions/code.ts'

/** What vendors of the panel do, by category. */
export const panelSubcategories = [
  { id: 'BREACH_COACH', category: 'Legal', name: 'Breach coach' },
  { id: 'DEFENSE_COUNSEL', category: 'Legal', name: 'Defense counsel' },
  { id: 'FORENSICS', category: 'Technical', name: 'Digital forensics' },
  { id: 'RESTORATION', category: 'Technical', name: 'Data restoration' },
  { id: 'NEGOTIATION', category: 'Extortion', name: 'Ransom negotiation' },
  { id: 'NOTIFICATION', category: 'Response', name: 'Notification and call center' },
  { id: 'PUBLIC_RELATIONS', category: 'Response', name: 'Public relations' },
  { id: 'FORENSIC_ACCOUNTING', category: 'Financial', name: 'Forensic accounting' },
] as const

export type PanelSubcategory = (typeof panelSubcategories)[number]['id']

/** What the UK and Australia spell otherwise. */
const elsewhere: Readonly<Partial<Record<string, string>>> = {
  DEFENSE_COUNSEL: 'Defence counsel',
  NOTIFICATION: 'Notification and call centre',
}

/** What vendors of a subcategory do, as a region spells it; undefined for what is none. */
export const panelSubcategoryName = (id: string, region: RegionCode): string | undefined =>
  (region === 'us' ? undefined : elsewhere[id]) ?? panelSubcategories.find((each) => each.id === id)?.name
