import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { listMessageLabels } from '#shared/contracts/inbox/messages.ts'
import { messageCategories, messageFolders } from '#shared/domain/correspondence/messageWords.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import type { MailQuery } from './mailFilter.ts'

type MailFiltersProps = {
  query: MailQuery
  onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** Folder, category, labels and words to which the mail is narrowed. */
export const MailFilters = ({ query, onChange }: MailFiltersProps) => {
  const { t } = useTranslation('mail')
  const { data: labels = [] } = useOperation(listMessageLabels)
  const isDrafts = query.folder === 'DRAFTS'
  return (
    <Box sx={{ display: 'grid', gap: 1.25, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <FilterChips
          label={t('folder')}
          single
          options={messageFolders.map((value) => ({ value, label: t(`folders.${value}`) }))}
          value={[query.folder]}
          onChange={([folder]) => onChange({ folder, category: undefined, label: undefined })}
        />
        {!isDrafts && (
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' }, flex: { xs: '1 1 100%', sm: 'none' } }}
          >
            <Select
              size="small"
              displayEmpty
              value={query.category ?? ''}
              onChange={({ target }) => onChange({ category: target.value || undefined, label: undefined })}
              inputProps={{ 'aria-label': t('category') }}
              sx={{ minWidth: 170, flex: { xs: '1 1 100%', sm: 'none' } }}
            >
              <MenuItem value="">{t('categoryAll')}</MenuItem>
              {messageCategories.map((each) => (
                <MenuItem key={each} value={each}>
                  {t(`categories.${each}`)}
                </MenuItem>
              ))}
            </Select>
            <TableSearch
              value={query.search}
              onSearch={(text) => onChange({ search: text || undefined })}
              placeholder={t('find')}
            />
          </Box>
        )}
      </Box>
      {!isDrafts && labels.length > 0 && (
        <FilterChips
          label={t('labels')}
          single
          options={labels.map(({ label, count }) => ({ value: label, label: `${label} ${count}` }))}
          value={query.label === undefined ? [] : [query.label]}
          onChange={([label]) => onChange({ label, category: undefined })}
        />
      )}
    </Box>
  )
}
