import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { listMoratoriumPolicies } from '#shared/contracts/policy/moratoriums.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

type Page = {
  readonly moratoriumId: string
  readonly after?: string | undefined
  readonly onMore: (next: string) => void
}

/** One page of the walk through the book: it may have few of the policies it looked at, or none. */
const TouchedPage = ({ moratoriumId, after, isLast, onMore }: Page & { readonly isLast: boolean }) => {
  const { t } = useTranslation('reference')
  const persona = usePersona()
  const page = useOperation(listMoratoriumPolicies, {
    params: { moratoriumId },
    query: { ...(after !== undefined && { after }) },
  })
  if (page.error) return <ProblemPanel error={page.error} onRetry={() => void page.refetch()} />
  if (!page.data) return <TextSkeleton lines={3} />
  const { hits, looked, nextToken } = page.data
  return (
    <>
      {hits.map(({ id, policyNumber, companyName, status, expirationDate, frozen }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 0.5,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Link component={RouterLink} to={policyPath(persona, id)} sx={{ overflowWrap: 'anywhere' }}>
              {companyName}
            </Link>
            <Typography variant="caption" color="text.secondary" component="div" className="tabular">
              {policyNumber}
            </Typography>
          </Box>
          <StatusChip status={status} />
          {frozen === undefined ? (
            <Typography variant="body2" color="text.secondary">
              {t('moratorium.endsOn', { day: date(expirationDate) })}
            </Typography>
          ) : (
            <StatusChip status="PENDING" label={t(`moratorium.waits.${frozen.action}`)} />
          )}
        </Box>
      ))}
      {isLast && (
        <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', pt: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {t('moratorium.looked', { count: looked, found: hits.length })}
          </Typography>
          {nextToken !== undefined && (
            <Button size="small" onClick={() => onMore(nextToken)}>
              {t('moratorium.more')}
            </Button>
          )}
        </Box>
      )}
    </>
  )
}

/** The policies that a moratorium touches: the book is walked as far as somebody asks. */
export const TouchedPolicies = ({ moratoriumId }: { moratoriumId: string }) => {
  const { t } = useTranslation('reference')
  const [places, setPlaces] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <Panel title={t('moratorium.touched')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {places.map((after, index) => (
          <TouchedPage
            key={after ?? ''}
            moratoriumId={moratoriumId}
            after={after}
            isLast={index === places.length - 1}
            onMore={(next) => setPlaces([...places, next])}
          />
        ))}
      </Box>
    </Panel>
  )
}
