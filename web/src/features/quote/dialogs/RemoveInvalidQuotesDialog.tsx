import { removeInvalidQuotes } from '#shared/contracts/quote/removal.ts'
import { purgeDialog } from '../parts/purgeDialog.tsx'

export default purgeDialog('INVALID', removeInvalidQuotes)
