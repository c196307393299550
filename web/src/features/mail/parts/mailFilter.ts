import { messageCategories, messageFolders } from '#shared/domain/correspondence/messageWords.ts'
import { useListState } from '#web/tables/useListState.ts'

const one = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((each) => each === text)

/** What of the mail is shown, kept in the address. */
export const useMailFilter = () => {
  const { filter, setFilters } = useListState()
  const folder = one(messageFolders, filter('folder')) ?? 'INBOX'
  return {
    query: {
      folder,
      category: one(messageCategories, filter('category')),
      label: filter('label'),
      search: filter('search'),
    },
    setFilters,
  }
}
export type MailQuery = ReturnType<typeof useMailFilter>['query']
