import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { listQueues, Queue } from '#shared/contracts/platform/queues.ts'
import { wordsOf } from '#web/records/historyWords.ts'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

/** How much is in a queue or was given up of it; what did not answer may hold anything. */
const heldBy = ({ depth, letters }: Queue): number =>
  depth === undefined ? 1 : depth.waiting + depth.inWork + depth.dead + letters

const Figure = ({ label, value, to }: { label: string; value: number | undefined; to?: string }) => (
  <Box sx={{ flex: '1 1 72px', maxWidth: 120, minWidth: 0 }}>
    <Typography variant="caption" color="text.secondary" component="dt">
      {label}
    </Typography>
    <Box component="dd" className="tabular" sx={{ m: 0, fontWeight: value ? 600 : 400 }}>
      {to !== undefined && value ? (
        <Link component={RouterLink} to={to}>
          {value.toLocaleString()}
        </Link>
      ) : (
        (value?.toLocaleString() ?? '–')
      )}
    </Box>
  </Box>
)

const Row = ({ queue: { service, handler, isPatient, depth, letters } }: { queue: Queue }) => {
  const { t } = useTranslation('operations')
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {wordsOf(handler)}
        <Typography variant="caption" color="text.secondary" component="div">
          {[
            service,
            ...(isPatient ? [t('queues.patient')] : []),
            ...(depth === undefined ? [t('queues.silent')] : []),
          ].join(' · ')}
        </Typography>
      </Box>
      <Box component="dl" sx={{ m: 0, flex: '1 1 320px', display: 'flex', columnGap: 2, minWidth: 0 }}>
        <Figure label={t('queues.waiting')} value={depth?.waiting} />
        <Figure label={t('queues.inWork')} value={depth?.inWork} />
        <Figure label={t('queues.letters')} value={letters} to="../dead-letters?status=FAILED" />
        <Figure label={t('queues.dead')} value={depth?.dead} />
      </Box>
    </Box>
  )
}

/** The queues, those that hold something first; empty ones are out of the way. */
export const QueuesPanel = ({ answer }: { answer: ResponseOf<typeof listQueues> | undefined }) => {
  const { t } = useTranslation('operations')
  const [showsAll, setShowsAll] = useState(false)
  if (answer === undefined)
    return (
      <Panel title={t('queues.list')}>
        <TextSkeleton lines={6} />
      </Panel>
    )
  const { queues, areAllLettersCounted } = answer
  const busy = queues.filter((queue) => heldBy(queue) > 0)
  const shown = (showsAll ? queues : busy).toSorted((a, b) => heldBy(b) - heldBy(a))
  return (
    <Panel title={t('queues.list')}>
      <FilterChips
        label={t('queues.show')}
        single
        options={[
          { value: 'busy', label: t('queues.busy', { number: busy.length.toLocaleString() }) },
          { value: 'all', label: t('queues.all', { number: queues.length.toLocaleString() }) },
        ]}
        value={[showsAll ? 'all' : 'busy']}
        onChange={([next]) => setShowsAll(next === undefined ? !showsAll : next === 'all')}
      />
      {!areAllLettersCounted && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('queues.moreLetters')}
        </Typography>
      )}
      {shown.length === 0 ? (
        <EmptyState title={t('queues.none')} hint={t('queues.noneHint')} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {shown.map((queue) => (
            <Row key={queue.id} queue={queue} />
          ))}
        </Box>
      )}
    </Panel>
  )
}
