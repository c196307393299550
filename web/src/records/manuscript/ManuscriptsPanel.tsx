import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ListedManuscript } from '#shared/contracts/quote/manuscriptRecord.ts'
import * as contracts from '#shared/contracts/quote/manuscripts.ts'
import type { PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as underwritingDialogs from '../../features/underwriting/dialogs.ts'
import { manuscriptDeeds, manuscriptOffer } from './manuscriptDeeds.ts'
import { useManuscriptWords } from './useManuscriptWords.ts'

const Row = ({ row, stands }: { row: ListedManuscript; stands: boolean }) => {
  const { t } = useTranslation('records')
  const may = useMay()
  const { open } = useDialogs()
  const { termsOf, peopleOf } = useManuscriptWords()
  const about = { manuscriptId: row.id }
  const offered = manuscriptOffer(row, may).filter(
    (action) => !(action === 'withdraw' && row.status === 'APPROVED' && stands),
  )
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Link
          component="button"
          type="button"
          sx={{ flex: 1, minWidth: 0, textAlign: 'left', fontWeight: 500, overflowWrap: 'anywhere' }}
          onClick={() => open(underwritingDialogs.manuscript, about)}
        >
          {row.title}
        </Link>
        <StatusChip status={row.status} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {`${row.number} · ${termsOf(row)}`}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {peopleOf(row)}
      </Typography>
      {row.status === 'RETURNED' && row.returned && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('manuscript.returned', { reason: row.returned.reason })}
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5, ml: -0.5, '&:empty': { display: 'none' } }}>
        {offered.map((action) => (
          <Button key={action} size="small" onClick={() => open(manuscriptDeeds[action].dialog, about)}>
            {t(`manuscript.deeds.${action}`)}
          </Button>
        ))}
        {may('quote:note') && (
          <Button size="small" onClick={() => open(underwritingDialogs.manuscriptHistory, about)}>
            {t('manuscript.history')}
          </Button>
        )}
      </Stack>
    </Box>
  )
}

interface ManuscriptsPanelProps {
  readonly of: { readonly quoteId: QuoteId } | { readonly policyId: PolicyId }
  /** Whether one can be begun for it as it stands. */
  readonly open: boolean
  /** Whether its paper takes filed wording alone. */
  readonly filedOnly: boolean
}

/** Endorsements with wording of their own for one cover; who may not write any sees the panel once one is approved. */
export const ManuscriptsPanel = ({ of, open: isOpen, filedOnly }: ManuscriptsPanelProps) => {
  const { t } = useTranslation('records')
  const may = useMay()
  const dialogs = useDialogs()
  const list = useOperation(contracts.listManuscripts, { query: { ...of, size: 100 } })
  const rows = list.data?.hits ?? []
  const writes = may('quote:underwrite') && isOpen
  if (rows.length === 0 && !writes && !list.error) return null
  return (
    <Panel
      title={t('manuscript.title')}
      dense
      actions={
        writes &&
        !filedOnly && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={() => dialogs.open(underwritingDialogs.createManuscript, of)}
          >
            {t('manuscript.new')}
          </Button>
        )
      }
    >
      {list.error && <ProblemPanel error={list.error} onRetry={() => void list.refetch()} />}
      {rows.length === 0 && !list.error && (
        <Typography variant="body2" color="text.secondary">
          {t(filedOnly ? 'manuscript.filedOnly' : 'manuscript.none')}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} stands={!isOpen || row.policyId !== undefined || 'policyId' in of} />
        ))}
      </Box>
    </Panel>
  )
}
