import type { Definition } from '#functions/_platform/storage/definition.ts'
import { carts } from './store/carts.ts'
import { conversationMarks } from './store/conversationMarks.ts'
import { envelopes } from './store/envelopes.ts'
import { manuscripts } from './store/manuscripts.ts'
import { notes } from './store/notes.ts'
import { portfolioScenarios } from './store/portfolioScenarios.ts'
import { questionnaireRequests } from './store/questionnaireRequests.ts'
import { quotes } from './store/quotes.ts'
import { readMarks } from './store/readMarks.ts'
import { shares } from './store/shares.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  carts.definition,
  conversationMarks.definition,
  envelopes.definition,
  manuscripts.definition,
  notes.definition,
  portfolioScenarios.definition,
  questionnaireRequests.definition,
  quotes.definition,
  readMarks.definition,
  shares.definition,
]
