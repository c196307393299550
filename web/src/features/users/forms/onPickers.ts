import { Problem, type ProblemDetail } from '#web/api/problem.ts'

/** What a picker says when the server no longer finds what was chosen in it. */
interface PickerWords {
  readonly agency: string
  readonly team: string
}

const detailOf = (code: string | undefined, { agency, team }: PickerWords): ProblemDetail | undefined => {
  if (code === 'agency.notFound') return { detail: agency, path: 'accountIds' }
  return code === 'team.notFound' ? { detail: team, path: 'teamIds' } : undefined
}

/**
 * Puts an agency or a team that is gone on the field it was chosen in: `await create.mutateAsync(…).catch(onPickers(words))`.
 *
 * @throws {unknown} always: the failure, on its field where it has one.
 */
export const onPickers =
  (words: PickerWords) =>
  (error: unknown): never => {
    const detail = error instanceof Problem ? detailOf(error.code, words) : undefined
    if (!(error instanceof Problem) || detail === undefined) throw error
    const { status, code, requestId, operation } = error
    throw new Problem({ status, code, errors: [detail], requestId, operation })
  }
