export { requireAgency } from './agencyReach.ts'
export { changeAgency } from './changeAgency.ts'
export { makeAgency } from './makeAgency.ts'
export { toPersonaProfile } from './organizations/toPersonaProfile.ts'
