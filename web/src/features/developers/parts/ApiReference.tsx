import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { apiDocumentPath } from '#web/apiDocument/path.ts'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { type ApiReferenceData, useApiDocument } from './apiDocument.ts'
import { collectionOfThisRegion } from './collection.ts'
import { OperationEntry } from './OperationEntry.tsx'
import { TryToken } from './tryToken.ts'

/** So many operations are drawn at once where a search finds more. */
const mostShown = 100
/** Stands for all services in place of one; no service is called so. */
const all = '*'

const Operations = ({ services, operations, components }: ApiReferenceData) => {
  const { t } = useTranslation('developers')
  const [params, setParams] = useSearchParams()
  const [text, setText] = useState('')
  const service = services.find(({ name }) => name === params.get('service')) ?? services[0]
  const wanted = text.toLowerCase()
  const found = operations.filter(({ tags, operationId, path, summary }) =>
    wanted === '' ? tags[0] === service?.name : `${operationId} ${path} ${summary}`.toLowerCase().includes(wanted),
  )
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <TextField
          select
          size="small"
          label={t('reference.service')}
          // What is searched for is found in all of them.
          value={wanted === '' ? (service?.name ?? '') : all}
          onChange={({ target }) => {
            if (target.value === all) return
            setText('')
            setParams({ section: 'reference', service: target.value }, { replace: true })
          }}
          sx={{ minWidth: 160 }}
        >
          {wanted !== '' && <MenuItem value={all}>{t('reference.all')}</MenuItem>}
          {services.map(({ name }) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TableSearch value={text} onSearch={setText} placeholder={t('reference.search')} />
        <Button component="a" href={apiDocumentPath} download="palisade-openapi.json" startIcon={<DownloadIcon />}>
          {t('download')}
        </Button>
        <FileDownloadButton variant="text" load={collectionOfThisRegion}>
          {t('downloadCollection')}
        </FileDownloadButton>
      </Box>
      <Typography color="text.secondary" role="status" sx={{ mb: 1.5 }}>
        {wanted === '' ? service?.description : t('reference.count', { count: found.length })}
      </Typography>
      {found.slice(0, mostShown).map((operation) => (
        <OperationEntry key={operation.operationId} operation={operation} components={components} />
      ))}
    </Box>
  )
}

/** Every operation, as the API's document tells it. */
export const ApiReference = () => {
  const { t } = useTranslation('developers')
  const read = useApiDocument()
  const [token, setToken] = useState('')
  const held = useMemo(() => ({ token, setToken }), [token])
  if (read === undefined) return <PageSkeleton />
  if (read === 'failed') return <Alert severity="error">{t('reference.failed')}</Alert>
  return (
    <TryToken value={held}>
      <Operations {...read} />
    </TryToken>
  )
}
