/** The kinds of rows that the relay has something to do with; the stream's filter lets no others wake it. */
export const relayed = ['audit', 'outbox', 'list', 'state'] as const

export type Relayed = (typeof relayed)[number]
