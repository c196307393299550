import { messageOf, serverMessage } from '../api/messageOf.ts'
import { noAnswer, Problem, serverTroubleStatuses } from '../api/problem.ts'
import { i18n } from '../i18n/i18n.ts'

/** What a list of options says when a search for them failed: the server's words, or that there is no list. */
export const whyNoList = (failure: unknown): string =>
  failure instanceof Problem &&
  !failure.cancelled &&
  failure.status !== noAnswer &&
  !serverTroubleStatuses.includes(failure.status) &&
  serverMessage(failure) === undefined
    ? i18n.t('common:forms.notFetched')
    : messageOf(failure)

/** What a list says that is searched by typing and has nothing to show: to type, why not, or that nothing was found. */
export const nothingFound = (list: {
  readonly typed: string
  readonly minimum: number
  readonly failed: string | undefined
}): string => {
  if (list.typed.trim().length < list.minimum) return i18n.t('common:forms.typeToSearch')
  return list.failed ?? i18n.t('common:forms.noResults')
}

/** What a list of nothing says. */
export const noOptions = (): string => i18n.t('common:forms.noOptions')
