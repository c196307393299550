import { openAccount, Palisade } from '@palisade/api'
import { cart, client, holder, key, notice, people } from './company.ts'

const palisade = new Palisade(key)
const accountId = await openAccount(palisade, client)
const params = { quoteId: (await palisade.addP250CartQuote({ body: { accountId, ...cart } })).id }
await palisade.requestCartQuotes({ body: { accountId, quoteIds: [params.quoteId] } })
const { totalPremium } = await palisade.until('getQuote', { params }, (quote) => quote.agencyStatus === 'READY')
await palisade.updateQuote({ params, body: holder })
await palisade.bindQuote({ params, body: { shownTotalPremium: totalPremium } })
await palisade.sendQuoteToPolicyHolder({ params, body: { ...holder, addUserToSystem: false } })
await palisade.until('getQuote', { params }, (quote) => quote.attested !== undefined, people)
const { id: policyId } = (await palisade.agentIssueQuote({ params, body: {} })).policy
await palisade.until('getPolicy', { params: { policyId } }, (policy) => policy.paymentStatus === 'Paid', people)
export const claim = await palisade.createClaim({ body: { accountId, policyId, isFiled: true, ...notice } })
console.log(`Claim ${claim.id} is filed`)
