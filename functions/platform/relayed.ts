/** The kinds of rows that the relay has something to do with; the stream's filter lets no others wake it. */
export const relayed = ['audit', 'outbox', 'list', 'state'] as const

/** So many rows of a shard the relay takes at once, and one such batch of a shard after the other. */
export const relayBatch = 100

export type Relayed = (typeof relayed)[number]
