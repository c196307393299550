import { tellJourney } from './journey.ts'

tellJourney({
  region: 'uk',
  seller: 'producerWithAuthenticator',
  finds: 'asOneTypes',
  referral: 'declined',
  firstCard: 'accepted',
})
