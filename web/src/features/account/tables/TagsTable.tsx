import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listTags } from '#shared/contracts/account/tags.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { DeleteIcon } from '#web/ui/icons.tsx'
import * as accountDialogs from '../dialogs.ts'

type Row = ResponseOf<typeof listTags>[number]

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'account:tags.name', cell: ({ name }) => name, fixed: true, card: 'title' },
]

/** Tags by name. */
export const TagsTable = () => {
  const { t } = useTranslation('account')
  const { open } = useDialogs()
  const tags = useOperation(listTags, { query: {} })
  const actions = ({ id: tagId, name }: Row): readonly RowAction[] => [
    {
      label: t('tags.remove'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: () => open(accountDialogs.removeTag, { tagId, name }),
    },
  ]
  return (
    <DataTable
      name="tags"
      label={t('tags.title')}
      columns={columns}
      rows={tags.data}
      rowId={({ id }) => id}
      loading={tags.isPending}
      error={tags.error ?? undefined}
      onRetry={() => void tags.refetch()}
      actions={actions}
      empty={{ title: t('tags.none'), hint: t('tags.noneHint') }}
    />
  )
}
