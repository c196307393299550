import { implement } from '#functions/_platform/http/implement.ts'
import { isShownByShare, openedShare } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/docs/downloads.ts'
import { newestOf } from '../store/newest.ts'
import { downloadOf } from './downloadOf.ts'

/** The newest proposal of the offer, as long as it is one. */
export const downloadSharedProposal = implement(contract.downloadSharedProposal)(
  async ({ body, sourceIp, now, fail }) => {
    const { quote } = await openedShare(body.token, { sourceIp, now })
    const proposal = isShownByShare(quote) ? await newestOf(`quote:${quote.id}`, 'Proposal') : undefined
    return proposal === undefined ? fail('document.notReady') : downloadOf(proposal, { now })
  },
)
