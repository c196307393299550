import { implement } from '#functions/_platform/http/implement.ts'
import { isShownByShare, openedShare } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/docs/downloads.ts'
import { newestOf } from '../store/newest.ts'
import { downloadOf } from './downloadOf.ts'

/** The newest proposal of one of its offers, as long as it is one. */
export const downloadSharedProposal = implement(contract.downloadSharedProposal)(
  async ({ body, sourceIp, now, fail }) => {
    const { quote, beside } = await openedShare(body.token, { sourceIp, now })
    const { quoteNumber = quote.quoteNumber } = body
    const asked = [quote, ...beside].find((each) => each.quoteNumber === quoteNumber && isShownByShare(each))
    const proposal = asked && (await newestOf(`quote:${asked.id}`, 'Proposal'))
    return proposal === undefined ? fail('document.notReady') : downloadOf(proposal, { now })
  },
)
