import type { HazardGroup } from '../../rateBook.ts'

/**
 * Hazard group by ANZSIC 2006 prefix (Australian Bureau of Statistics): every subdivision, and the groups whose data,
 * payments or dependence on systems set them apart. Group 6 is referred.
 */
export const anzsicHazardGroups = {
  ...subdivisions(2, '01', '02', '03', '04', '05'), // agriculture, forestry, fishing
  ...subdivisions(3, '06', '07', '08', '09', '10'), // mining
  ...subdivisions(2, '11', '12', '13', '14', '15'), // food, textiles, wood, paper
  ...subdivisions(3, '16', '17', '18', '19', '20', '21', '22', '23', '25'), // other manufacturing
  ...subdivisions(4, '184', '24'), // pharmaceuticals, machinery and electronics
  ...subdivisions(5, '26', '27'), // electricity, gas
  ...subdivisions(4, '28'), // water
  ...subdivisions(3, '29'), // waste
  ...subdivisions(2, '30', '31', '32'), // construction
  ...subdivisions(3, '33', '34', '35', '36', '37', '38'), // wholesale
  ...subdivisions(3, '39', '40', '41', '42', '43'), // retail
  ...subdivisions(4, '427', '431'), // pharmacies, non-store retail
  ...subdivisions(4, '44'), // accommodation
  ...subdivisions(3, '45'), // food services
  ...subdivisions(3, '46', '47', '48', '50', '51', '52', '53'), // transport, post, storage
  ...subdivisions(5, '49'), // airlines
  ...subdivisions(4, '54', '55', '56', '57', '60'), // publishing, film, broadcasting, internet publishing, libraries
  ...subdivisions(5, '58', '59'), // telecommunications, hosting and data processing
  ...subdivisions(5, '62', '64'), // finance
  ...subdivisions(4, '63', '642'), // insurers, insurance brokers
  ...subdivisions(6, '6210'), // central bank
  ...subdivisions(3, '66', '67'), // rental, real estate
  ...subdivisions(3, '69'), // professional and technical services
  ...subdivisions(4, '693'), // law, accounting
  ...subdivisions(2, '692', '697'), // architecture and engineering, veterinary
  ...subdivisions(4, '70'), // computer systems design
  ...subdivisions(3, '72'), // administrative services
  ...subdivisions(4, '7294'), // call centres
  ...subdivisions(5, '7293'), // credit reporting and debt collection
  ...subdivisions(1, '73'), // cleaning and pest control
  ...subdivisions(5, '75'), // public administration
  ...subdivisions(6, '76', '771'), // defence, public order and safety
  ...subdivisions(5, '77'), // regulatory services
  ...subdivisions(4, '80'), // schools
  ...subdivisions(5, '81'), // tertiary education
  ...subdivisions(3, '82'), // other education
  ...subdivisions(6, '84'), // hospitals
  ...subdivisions(4, '85'), // medical and dental practices
  ...subdivisions(5, '852'), // pathology and imaging
  ...subdivisions(4, '86', '87'), // residential care, social assistance
  ...subdivisions(3, '89', '90', '91'), // museums, arts, sport
  ...subdivisions(6, '92'), // gambling
  ...subdivisions(2, '94', '95', '96'), // repair, personal services, households
  ...subdivisions(1, '951'), // hair and beauty
} satisfies Readonly<Record<string, HazardGroup>>

function subdivisions(group: HazardGroup, ...codes: string[]): Record<string, HazardGroup> {
  return Object.fromEntries(codes.map((code) => [code, group]))
}
