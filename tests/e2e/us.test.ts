import { tellJourney } from './journey.ts'

tellJourney({ region: 'us', seller: 'producer', finds: 'search', referral: 'released', firstCard: 'accepted' })
