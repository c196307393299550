import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { orSay } from '#web/api/orSay.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { useProductWords } from '#web/records/productWords.ts'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { createQuoteShare } from '../dialogs.ts'
import { ComparisonTable } from '../parts/compare/ComparisonTable.tsx'
import { alike, compareRows, isFolded, onlyDifferences } from '../parts/compare/compareRows.ts'
import { optionsProposal } from '../parts/compare/optionsProposal.ts'
import { useQuotes } from '../parts/compare/useQuotes.ts'
import { useAddresses } from '../parts/useAddresses.ts'

const byNumber = new Intl.Collator('en', { numeric: true })

/** As many as stand side by side. */
const most = 5

/** The quotes of a client side by side: which ones is in the address. */
export const CompareQuotesPage = () => {
  const { t } = useTranslation('quote')
  const addresses = useAddresses()
  const may = useMay()
  const dialogs = useDialogs()
  const { nameOf } = useProductWords()
  const { data: accountId } = AccountId.safeParse(useParams().accountId)
  const { filter, setFilters } = useListState()
  const [asked, setDiffering] = useState<boolean>()
  const all = useOperation(searchQuotes, accountId === undefined ? null : { query: { accountId, size: 25 } })
  // Variations that were requested together are as old as each other: by number, the newest five, in the order they were made.
  const hits = (all.data?.hits ?? []).toSorted((a, b) => -byNumber.compare(a.quoteNumber, b.quoteNumber))
  const named = filter('quotes')?.split(',')
  const chosen = hits
    .filter(({ id }) => named === undefined || named.includes(id))
    .slice(0, most)
    .toReversed()
    .flatMap(({ id }) => QuoteId.safeParse(id).data ?? [])
  const { quotes, pending, error, retry } = useQuotes(chosen)
  const groups = compareRows(quotes, { t, productName: ({ product }) => nameOf(product) })
  const differing = asked ?? isFolded(groups)
  const [first, ...beside] = chosen
  const maySend = may('quote:send')
  const shareable = quotes.every(({ agencyStatus, patching }) => !patching && canQuote(agencyStatus, 'share'))
  const problem = all.error ?? error
  const name = hits[0]?.companyName ?? ''
  return (
    <Page>
      <PageHeader
        title={t('compare.title')}
        subtitle={t('compare.subtitle', { count: most })}
        trail={accountId === undefined ? [] : [{ label: name, to: addresses.account(accountId) }]}
        secondary={
          chosen.length > 1 && (
            <>
              {first && maySend && shareable && (
                <Button onClick={() => dialogs.open(createQuoteShare, { quoteId: first, beside })}>
                  {t('share.makeOfOptions')}
                </Button>
              )}
              {may('document:read') && (
                <FileDownloadButton load={() => optionsProposal(chosen).catch(orSay(t('compare.proposalFailed')))}>
                  {t('compare.proposal')}
                </FileDownloadButton>
              )}
            </>
          )
        }
      />
      {problem ? (
        <ProblemPanel error={problem} onRetry={() => (all.error ? void all.refetch() : retry())} />
      ) : all.data === undefined || pending ? (
        <TextSkeleton lines={14} />
      ) : hits.length < 2 ? (
        <EmptyState title={t('compare.tooFew')} hint={t('compare.tooFewHint')} />
      ) : (
        <Stack spacing={2}>
          <FilterChips
            label={t('compare.quotes')}
            options={hits.map(({ id, quoteNumber }) => ({ value: id, label: quoteNumber }))}
            value={chosen}
            onChange={(ids) => ids.length > 0 && ids.length <= most && setFilters({ quotes: ids.join(',') })}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <FormControlLabel
              control={<Switch checked={differing} onChange={(_, checked) => setDiffering(checked)} />}
              label={t('compare.onlyDifferences')}
            />
            {differing && alike(groups) > 0 && (
              <Typography variant="body2" color="text.secondary">
                {t('compare.alike', { count: alike(groups) })}
              </Typography>
            )}
          </Box>
          <Paper variant="outlined" sx={{ borderRadius: 1.5, overflow: 'hidden' }}>
            <ComparisonTable quotes={quotes} groups={differing ? onlyDifferences(groups) : groups} />
          </Paper>
        </Stack>
      )}
    </Page>
  )
}
