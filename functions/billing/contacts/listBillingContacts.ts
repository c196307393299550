import { implement } from '#functions/_platform/http/implement.ts'
import { listBillingContacts as contract } from '#shared/contracts/billing/contacts.ts'
import { billingContacts, contactScope } from '../store/billingContacts.ts'
import { ownerNamed } from './ownerOfContact.ts'

export const listBillingContacts = implement(contract)(async ({ query, actor }) =>
  billingContacts.every({ scopes: [contactScope(await ownerNamed(query, actor))] }),
)
