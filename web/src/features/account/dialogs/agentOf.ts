import type { Account } from '#shared/contracts/account/account.ts'

/** The agent of an account as contact calls name it, where staff act for an agency; what is not known is left out. */
export const agentOf = ({ agentFirstName, agentLastName, agentEmail, agentPhone }: Account) => ({
  ...(agentFirstName && { agentFirstName }),
  ...(agentLastName && { agentLastName }),
  ...(agentEmail && { agentEmail }),
  ...(agentPhone && { agentPhone }),
})
