import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { listTags, type Tag } from '#shared/contracts/account/tags.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { AddIcon, DeleteIcon } from '#web/ui/icons.tsx'
import { createTag, removeTag } from '../dialogs.ts'

type Row = z.infer<typeof Tag>

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'account:tags.name', cell: ({ name }) => name, fixed: true, card: 'title' },
]

/** The tags that accounts may have, an agency's own or the provider's. */
export const TagsPage = () => {
  const { t } = useTranslation('account')
  const { open } = useDialogs()
  const tags = useOperation(listTags, { query: {} })
  const actions = ({ id: tagId, name }: Row): readonly RowAction[] => [
    {
      label: t('tags.remove'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: () => open(removeTag, { tagId, name }),
    },
  ]
  return (
    <Page>
      <PageHeader
        title={t('tags.title')}
        subtitle={t('tags.about')}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(createTag, {})}>
            {t('tags.create')}
          </Button>
        }
      />
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
    </Page>
  )
}
