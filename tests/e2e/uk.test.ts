import { tellJourney } from './journey.ts'

tellJourney({ region: 'uk', finds: 'asOneTypes', referral: 'declined', firstCard: 'accepted', colleague: true })
