import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/treaties.ts'
import { treatiesIn } from './treatiesIn.ts'

export const listTreaties = implement(contract.listTreaties)(async () => [...(await treatiesIn('all'))])
