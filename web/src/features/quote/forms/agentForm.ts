import { AgentFields, RetailAgentFields } from '#shared/contracts/quote/contacts.ts'

/** Who requests the quotes. */
export const AgentForm = AgentFields

/** The agent with the retail agent behind; Florida asks for the licence. */
export const RetailAgentForm = AgentFields.extend(RetailAgentFields.shape)

const asking = ['fl', 'florida']

/** Whether the risk's state asks for the retail agent (quoting-and-servicing, section 3, Agent). */
export const asksRetailAgent = ({ state }: { readonly state?: string | undefined }): boolean =>
  asking.includes((state ?? '').trim().toLowerCase())
