import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { downloadTower } from '#shared/contracts/docs/downloads.ts'
import { getExcessTower, type TowerLayer } from '#shared/contracts/policy/excess.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { compactMoney, money, wholeMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath } from '#web/paths.ts'
import { madeLink } from '#web/records/documents/madeLink.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { issueExcessPolicy } from '../../dialogs.ts'

/** The link to the tower as a document, which is made when it is asked for. */
const towerLink = (policyId: PolicyId) =>
  madeLink(async () => ({ link: (await call(downloadTower, { params: { policyId } })).url }))

/** A layer that stands, or a hole in the tower. */
type Storey =
  | { readonly gap: false; readonly from: number; readonly layer: TowerLayer }
  | { readonly gap: true; readonly from: number; readonly until: number }

/** From the top down, as a tower stands. */
const storeysOf = (
  layers: readonly TowerLayer[],
  gaps: readonly { readonly from: number; readonly until: number }[],
): Storey[] =>
  [
    ...layers
      .filter(({ stands }) => stands)
      .map((layer): Storey => ({ gap: false, from: layer.attachmentPoint, layer })),
    ...gaps.map((gap): Storey => ({ gap: true, ...gap })),
  ].toSorted((a, b) => b.from - a.from)

/** Higher layers are higher on the screen; one of a hundred times the limit is not a hundred times as high. */
const heightOf = (limit: number): number => Math.round(44 + 9 * Math.max(0, Math.log2(limit / 500_000)))

const Layer = ({ layer, isShown }: { layer: TowerLayer; isShown: boolean }) => {
  const { t } = useTranslation('policy')
  const persona = usePersona()
  const { attachmentPoint, insurer, limit, policyId, policyNumber, premium, status } = layer
  const name = insurer ?? (layer.kind === 'UNDERLYING' ? t('tower.elsewhere') : undefined)
  return (
    <Box
      component="li"
      aria-current={isShown ? 'true' : undefined}
      sx={{
        minHeight: heightOf(limit),
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 1.5,
        py: 0.75,
        border: 1,
        borderColor: isShown ? 'primary.main' : 'divider',
        borderLeftWidth: 6,
        borderRadius: 1,
        bgcolor: layer.kind === 'UNDERLYING' ? 'action.hover' : 'background.paper',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
        <Typography component="div" className="tabular" sx={{ fontWeight: 600 }}>
          {attachmentPoint === 0
            ? t('tower.primary', { limit: compactMoney(limit) })
            : t('tower.layer', { limit: compactMoney(limit), attachmentPoint: compactMoney(attachmentPoint) })}
        </Typography>
        <Typography component="div" variant="body2" color="text.secondary">
          {policyId !== undefined && policyNumber !== undefined && !isShown ? (
            <Link component={RouterLink} to={policyPath(persona, policyId)} className="tabular">
              {policyNumber}
            </Link>
          ) : (
            <span className="tabular">{policyNumber}</span>
          )}
          {name !== undefined && <span>{policyNumber === undefined ? name : ` · ${name}`}</span>}
        </Typography>
      </Box>
      {premium !== undefined && (
        <Typography variant="body2" className="tabular">
          {t('tower.premium', { premium: money(premium) })}
        </Typography>
      )}
      {status !== undefined && <StatusChip status={status} />}
    </Box>
  )
}

const Gap = ({ from, until }: { from: number; until: number }) => {
  const { t } = useTranslation('policy')
  return (
    <Box
      component="li"
      sx={{ px: 1.5, py: 1, border: 2, borderStyle: 'dashed', borderColor: 'warning.main', borderRadius: 1 }}
    >
      <Typography variant="body2">{t('tower.gap', { from: wholeMoney(from), until: wholeMoney(until) })}</Typography>
    </Box>
  )
}

/** The tower that a policy is a layer of, from the top down; nothing for one alone that takes no layer. */
export const TowerPanel = ({ policy, mayAdd }: { policy: Policy; mayAdd: boolean }) => {
  const { t } = useTranslation('policy')
  const { open } = useDialogs()
  const tower = useOperation(getExcessTower, { params: { policyId: policy.id } })
  const { data } = tower
  if (tower.error)
    return (
      <Panel title={t('tower.title')} dense>
        <ProblemPanel error={tower.error} onRetry={() => void tower.refetch()} />
      </Panel>
    )
  if (data === undefined || (data.layers.length < 2 && !mayAdd)) return null
  const ended = data.layers.filter(({ stands }) => !stands)
  return (
    <Panel
      title={t('tower.title')}
      dense
      aside={
        <Typography color="text.secondary" className="tabular">
          {t('tower.height', { amount: compactMoney(data.attachesAt) })}
        </Typography>
      }
      actions={
        <>
          {data.layers.filter(({ stands }) => stands).length > 1 && (
            <FileDownloadButton size="small" variant="text" load={() => towerLink(policy.id)}>
              {t('tower.download')}
            </FileDownloadButton>
          )}
          {mayAdd && (
            <Button size="small" onClick={() => open(issueExcessPolicy, { policyId: policy.id })}>
              {t('tower.add')}
            </Button>
          )}
        </>
      }
    >
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {storeysOf(data.layers, data.gaps).map((storey) =>
          storey.gap ? (
            <Gap key={`gap-${storey.from}`} from={storey.from} until={storey.until} />
          ) : (
            <Layer
              key={storey.layer.policyId ?? `beneath-${storey.from}`}
              layer={storey.layer}
              isShown={storey.layer.policyId === policy.id}
            />
          ),
        )}
      </Box>
      {ended.length > 0 && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, mb: 0.5 }}>
            {t('tower.ended')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, opacity: 0.75 }}>
            {ended.map((layer) => (
              <Layer
                key={layer.policyId ?? layer.attachmentPoint}
                layer={layer}
                isShown={layer.policyId === policy.id}
              />
            ))}
          </Box>
        </>
      )}
    </Panel>
  )
}
