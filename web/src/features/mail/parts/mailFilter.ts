import { messageCategories, messageFolders } from '#shared/domain/correspondence/messageWords.ts'
import { useListState } from '#web/tables/useListState.ts'

const one = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((each) => each === text)

/** What of the mail is shown, kept in the address. */
export const useMailFilter = () => {
  const { filter, setFilters } = useListState()
  const narrowing = { category: filter('category'), label: filter('label'), search: filter('search') }
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined)
  const folder = one(messageFolders, filter('folder')) ?? 'INBOX'
  return {
    query: {
      folder,
      category: one(messageCategories, narrowing.category),
      label: narrowing.label,
      search: narrowing.search,
    },
    setFilters,
    /** Takes all off that narrows the folder; undefined where nothing does. */
    clearing: isNarrowed ? () => setFilters({ category: undefined, label: undefined, search: undefined }) : undefined,
  }
}
export type MailQuery = ReturnType<typeof useMailFilter>['query']
