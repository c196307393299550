import { removeExpiredQuotes } from '#shared/contracts/quote/quotes.ts'
import { purgeDialog } from '../parts/purgeDialog.tsx'

export default purgeDialog('EXPIRED', removeExpiredQuotes)
