import { Palisade, until } from '@palisade/api'
import { answers, cart, company, contact, details, holder, key, notice } from './company.ts'

const palisade = new Palisade(key)
const { id: accountId } = await palisade.createAccount({ body: company })
const params = { accountId }
await palisade.updateAccountDetails({ params, body: details })
await palisade.addPolicyContact({ params, body: contact })
await palisade.updateSecurityQuestions({ params, body: answers })
const { id: quoteId } = await palisade.addP250CartQuote({ body: { accountId, ...cart } })
await palisade.requestCartQuotes({ body: { accountId, quoteIds: [quoteId] } })
const read = () => palisade.getQuote({ params: { quoteId } })
const { totalPremium } = await until(read, ({ agencyStatus }) => agencyStatus === 'READY')
await palisade.updateQuote({ params: { quoteId }, body: holder })
await palisade.bindQuote({ params: { quoteId }, body: { shownTotalPremium: totalPremium } })
await palisade.sendQuoteToPolicyHolder({ params: { quoteId }, body: { ...holder, addUserToSystem: false } })
await until(read, ({ attested }) => attested !== undefined) // the insured confirms the application by its mail
const { policy } = await palisade.agentIssueQuote({ params: { quoteId }, body: {} })
const readPolicy = () => palisade.getPolicy({ params: { policyId: policy.id } })
await until(readPolicy, ({ status }) => status === 'ISSUED' || status === 'IN FORCE')
export const claim = await palisade.createClaim({ body: { accountId, policyId: policy.id, isFiled: true, ...notice } })
