import { implement } from '#functions/_platform/http/implement.ts'
import { noteTypes } from '#shared/contracts/quote/noteRecord.ts'
import * as contract from '#shared/contracts/quote/notes.ts'

export const listNoteTypes = implement(contract.listNoteTypes)(async () => [...noteTypes])
