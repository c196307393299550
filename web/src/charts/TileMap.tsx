import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { territoryName } from '#shared/regions/territories.ts'
import { region } from '../i18n/region.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { shadeOf, shades } from './shades.ts'
import { tilesOf } from './tiles.ts'

/** What stands for a territory: without a figure it is withheld. */
type Placed = {
  readonly territory: string
  readonly value: number | undefined
  /** What else is told of it, in words. */
  readonly told?: string | undefined
  /** The list of what it counts, where the reader may see it. */
  readonly to?: string | undefined
}

type TileMapProps = {
  title: string
  data: readonly Placed[]
  format: (value: number) => string
}

const tiles = tilesOf(region.code)
const columns = Math.max(...tiles.map(({ column }) => column)) + 1
/** How large a tile is at most, pixels: many are smaller than few. */
const largest = columns > 6 ? 40 : 56

const nameOf = (territory: string) => territoryName(region, territory)

/** Where business is: a tile for each territory of the region, the darker the more; what lies nowhere stands below. */
export const TileMap = ({ title, data, format: formatTold }: TileMapProps) => {
  const { t } = useTranslation()
  const format = (value: number | undefined) => (value === undefined ? '–' : formatTold(value))
  const most = Math.max(0, ...data.map(({ value }) => value ?? 0))
  const byTerritory = new Map(data.map((each) => [each.territory, each]))
  const elsewhere = data.filter(({ territory }) => !tiles.some((tile) => tile.territory === territory))
  const [first] = data.filter(({ value }) => value !== undefined).sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const nameIn = (territory: string) => (territory === '' ? t('charts.noTerritory') : nameOf(territory))
  const isLinked = data.some(({ to }) => to !== undefined)
  return (
    <ChartFrame
      title={title}
      summary={
        first === undefined
          ? t(data.length === 0 ? 'empty.title' : 'charts.mapWithheld', { count: data.length })
          : t('charts.mapSummary', {
              count: data.length,
              label: nameIn(first.territory),
              value: format(first.value),
            })
      }
      table={{
        headings: [t('charts.territory'), t('charts.value')],
        rows: data.map(({ territory, value }) => [nameIn(territory), format(value)]),
        links: data.map(({ to }) => to),
      }}
    >
      <Box
        aria-hidden={isLinked ? undefined : 'true'}
        sx={{
          display: 'grid',
          gap: '3px',
          gridTemplateColumns: `repeat(${columns}, minmax(0, ${largest}px))`,
          justifyContent: 'center',
        }}
      >
        {tiles.map(({ territory, row, column }) => {
          const placed = byTerritory.get(territory)
          const shade = placed?.value === undefined ? undefined : shadeOf({ value: placed.value, most })
          const said = `${nameOf(territory)}: ${placed === undefined ? t('charts.nothing') : format(placed.value)}${placed?.told ? `, ${placed.told}` : ''}`
          return (
            <Tooltip key={territory} title={said}>
              <Box
                {...(placed?.to === undefined
                  ? { 'aria-hidden': true }
                  : { component: Link, to: placed.to, 'aria-label': said })}
                sx={{
                  gridRow: row + 1,
                  gridColumn: column + 1,
                  aspectRatio: '1',
                  display: 'grid',
                  placeItems: 'center',
                  borderRadius: '4px',
                  fontSize: { xs: 10, sm: 11 },
                  fontWeight: placed === undefined ? 400 : 650,
                  textDecoration: 'none',
                  color: shade?.ink ?? 'text.secondary',
                  bgcolor: shade?.paper ?? 'action.hover',
                  border: placed !== undefined && placed.value === undefined ? '1px dashed' : 'none',
                  '&[href]:hover': { outline: '2px solid', outlineColor: 'text.primary' },
                }}
              >
                {territory}
              </Box>
            </Tooltip>
          )
        })}
      </Box>
      {first !== undefined && (
        <Box
          aria-hidden="true"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'center', mt: 1.5 }}
        >
          <Typography variant="caption" color="text.secondary">
            {t('charts.less')}
          </Typography>
          {shades.map(({ paper }) => (
            <Box key={paper} sx={{ width: 18, height: 10, borderRadius: '2px', bgcolor: paper }} />
          ))}
          <Typography variant="caption" color="text.secondary">
            {most > 0 ? t('charts.upTo', { value: format(most) }) : t('charts.more')}
          </Typography>
        </Box>
      )}
      {elsewhere.map(({ territory, value }) => (
        <Typography key={territory} variant="caption" component="p" color="text.secondary" sx={{ textAlign: 'center' }}>
          {nameIn(territory)}: {format(value)}
        </Typography>
      ))}
    </ChartFrame>
  )
}
