import { Palisade, until } from '@palisade/api'
import { answers, cart, company, contact, details, holder, key, notice, people } from './company.ts'

const palisade = new Palisade(key)
const { id: accountId } = await palisade.createAccount({ body: company })
await palisade.updateAccountDetails({ params: { accountId }, body: details })
await palisade.addPolicyContact({ params: { accountId }, body: contact })
await palisade.updateSecurityQuestions({ params: { accountId }, body: answers })
const { id: quoteId } = await palisade.addP250CartQuote({ body: { accountId, ...cart } })
await palisade.requestCartQuotes({ body: { accountId, quoteIds: [quoteId] } })
const params = { quoteId }
const read = () => palisade.getQuote({ params })
const { totalPremium } = await until(read, ({ agencyStatus }) => agencyStatus === 'READY')
await palisade.updateQuote({ params, body: holder })
await palisade.bindQuote({ params, body: { shownTotalPremium: totalPremium } })
await palisade.sendQuoteToPolicyHolder({ params, body: { ...holder, addUserToSystem: false } })
await until(read, ({ attested }) => attested !== undefined, people)
const { id: policyId } = (await palisade.agentIssueQuote({ params, body: {} })).policy
const readPolicy = () => palisade.getPolicy({ params: { policyId } })
await until(readPolicy, ({ paymentStatus }) => paymentStatus === 'Paid', people)
export const claim = await palisade.createClaim({ body: { accountId, policyId, isFiled: true, ...notice } })
