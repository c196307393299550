import { tellJourney } from './journey.ts'

tellJourney({ region: 'au', seller: 'producer', finds: 'search', referral: 'released', firstCard: 'refused' })
