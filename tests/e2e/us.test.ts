import { tellJourney } from './journey.ts'

tellJourney({ region: 'us', finds: 'search', referral: 'released', firstCard: 'accepted' })
