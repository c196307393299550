/**
 * The twelve regions of the UK's statistics (ONS, International Territorial Level 1) and the Crown Dependencies, with their
 * postcode areas (ONS Postcode Directory). An area that lies in several is that of most of its addresses.
 */
export const ukRegions = [
  { abbreviation: 'SCT', name: 'Scotland', areas: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE' },
  { abbreviation: 'NIR', name: 'Northern Ireland', areas: 'BT' },
  { abbreviation: 'NE', name: 'North East', areas: 'DH DL NE SR TS' },
  { abbreviation: 'NW', name: 'North West', areas: 'BB BL CA CH CW FY L LA M OL PR SK WA WN' },
  { abbreviation: 'YH', name: 'Yorkshire and the Humber', areas: 'BD DN HD HG HU HX LS S WF YO' },
  { abbreviation: 'EM', name: 'East Midlands', areas: 'DE LE LN NG NN' },
  { abbreviation: 'WM', name: 'West Midlands', areas: 'B CV DY HR ST SY TF WR WS WV' },
  { abbreviation: 'WLS', name: 'Wales', areas: 'CF LD LL NP SA' },
  { abbreviation: 'EE', name: 'East of England', areas: 'AL CB CM CO IP LU NR PE SG SS WD' },
  {
    abbreviation: 'LDN',
    name: 'London',
    areas: 'BR CR DA E EC EN HA IG KT N NW RM SE SM SW TW UB W WC',
  },
  { abbreviation: 'SE', name: 'South East', areas: 'BN CT GU HP ME MK OX PO RG RH SL SO TN' },
  { abbreviation: 'SW', name: 'South West', areas: 'BA BH BS DT EX GL PL SN SP TA TQ TR' },
  { abbreviation: 'CD', name: 'Crown Dependencies', areas: 'GY IM JE' },
] as const

const regionOfArea = new Map<string, string>(
  ukRegions.flatMap(({ abbreviation, areas }) =>
    areas.split(' ').map((area): [string, string] => [area, abbreviation]),
  ),
)

/** The region of a postcode; undefined of one that is nowhere in the UK, such as the forces'. */
export const ukRegionOf = (postcode: string): string | undefined =>
  regionOfArea.get(/^\s*([a-z]{1,2})\d/i.exec(postcode)?.[1]?.toUpperCase() ?? '')
