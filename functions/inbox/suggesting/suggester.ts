import { type ReplyFacts, type SuggestedReply, suggestReply } from '#shared/domain/correspondence/suggestReply.ts'

/** Who drafts replies: told what is on record, it answers with a text that a person looks at. */
export type Suggester = (facts: ReplyFacts) => Promise<SuggestedReply>

/** By rules and templates, which say nothing that is not on record. */
export const suggester: Suggester = async (facts) => suggestReply(facts)
