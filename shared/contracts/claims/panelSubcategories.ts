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
