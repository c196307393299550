import { removeInvalidQuotes } from '#shared/contracts/quote/quotes.ts'
import { purgeDialog } from '../parts/purgeDialog.tsx'

export default purgeDialog('INVALID', removeInvalidQuotes)
