import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { CarrierRaterView } from '#shared/contracts/rater/carrierRaterRecord.ts'
import { getCarrierRater } from '#shared/contracts/rater/carriers.ts'
import { Problem } from '#web/api/problem.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { nowHere } from '#web/i18n/clock.ts'
import { date, dateTime, number } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona, paperPath } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { PaperPolicies } from '../parts/PaperPolicies.tsx'
import { RaterFactors } from '../parts/RaterFactors.tsx'
import { RaterVersions } from '../parts/RaterVersions.tsx'
import { raterStanding } from '../parts/raterStanding.ts'
import { useRaterWords } from '../parts/raterWords.ts'

const standings = {
  prices: 'ACTIVE',
  removed: 'CLOSED',
  offPaper: 'PENDING',
  later: 'PENDING',
  over: 'CLOSED',
} as const

const Rater = ({ rater }: { rater: CarrierRaterView }) => {
  const { t } = useTranslation('reference')
  const persona = usePersona()
  const may = useMay()
  const { placesOf, spanOf } = useRaterWords()
  const { name, revision, products, states, rateBook, effectiveFrom, effectiveUntil, deviations, removed } = rater
  const standing = raterStanding(rater, new Date(nowHere()))
  const last = rater.versions.at(-1)
  return (
    <>
      <PageHeader
        title={name}
        {...(persona === 'COWBELL' && may('reference:manage')
          ? { trail: [{ label: t('tabs.carriers'), to: inPersona(persona, 'reference?area=carriers') }] }
          : {})}
        {...(persona === 'COWBELL' && may('policy:read')
          ? {
              secondary: (
                <Button component={Link} to={paperPath(rater.carrierId)}>
                  {t('rater.paperPolicies')}
                </Button>
              ),
            }
          : {})}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusChip status={standings[standing]} label={t(`rater.standing.${standing}`)} />
            <span>{t('rater.versionNumber', { version: revision })}</span>
            {removed && <span>{t('rater.removedBy', { by: removed.by, at: dateTime(removed.at) })}</span>}
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel dense title={t('rater.terms')}>
          <KeyValueList
            columns={3}
            items={[
              { label: t('columns.products'), value: products.join(', ') },
              { label: t('columns.where'), value: placesOf(states) },
              { label: t('columns.rateBook'), value: rateBook },
              { label: t('rater.ofCover'), value: spanOf(effectiveFrom, effectiveUntil) },
              ...(last
                ? [{ label: t('rater.setBy'), value: `${last.by}, ${date(last.at)}`, hint: last.note || undefined }]
                : []),
              { label: t('rater.versions'), value: number(revision) },
            ]}
          />
        </Panel>
        <Panel dense title={t('rater.factors')}>
          <RaterFactors products={products} deviations={deviations} />
        </Panel>
        <RaterVersions carrierId={rater.carrierId} />
        {persona === 'CARRIER' && may('policy:read') && <PaperPolicies />}
      </Box>
    </>
  )
}

const RaterOf = ({ carrierId, isOwn }: { carrierId: string; isOwn: boolean }) => {
  const { t } = useTranslation('reference')
  const may = useMay()
  const rater = useOperation(getCarrierRater, { params: { carrierId } })
  if (rater.data) return <Rater rater={rater.data} />
  if (isOwn && rater.error instanceof Problem && rater.error.code === 'carrierRater.notFound')
    return (
      <>
        <PageHeader title={t('navigation.rater')} />
        <EmptyState title={t('rater.noneOwn')} hint={t('rater.noneOwnHint')} />
        {may('policy:read') && <PaperPolicies />}
      </>
    )
  if (rater.error) return <RecordProblem error={rater.error} onRetry={() => void rater.refetch()} />
  return <PageSkeleton />
}

/** By how much a carrier deviates from its book, since when and why, and what it ever did: staff read any, a carrier its own. */
export const CarrierRaterPage = () => {
  const { carrierId } = useParams()
  const own = useSession()?.claims.organizationId ?? ''
  return (
    <Page>
      <RaterOf carrierId={carrierId ?? own} isOwn={carrierId === undefined} />
    </Page>
  )
}
