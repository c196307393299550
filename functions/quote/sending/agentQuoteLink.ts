import { config } from '#functions/_platform/config/config.ts'

/** Where the agent opens a quote. */
export const agentQuoteLink = (quoteId: string) => `${config.publicUrl}/agency/quotes/${quoteId}`
