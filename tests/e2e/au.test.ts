import { tellJourney } from './journey.ts'

tellJourney({ region: 'au', finds: 'search', referral: 'released', firstCard: 'refused' })
