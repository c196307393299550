import type { HazardGroup } from '../../rateBook.ts'

/**
 * Hazard group by UK SIC 2007 prefix (Office for National Statistics): every division, and the classes whose data,
 * payments or dependence on systems set them apart. Group 6 is referred.
 */
export const ukSicHazardGroups = {
  ...divisions(2, '01', '02', '03'), // agriculture, forestry, fishing
  ...divisions(3, '05', '06', '07', '08', '09'), // mining
  ...divisions(2, '10', '11', '12', '13', '14', '15', '16'), // food, textiles, wood
  ...divisions(3, '17', '18', '19', '20', '22', '23', '24', '25', '27', '28', '29', '31', '32', '33'), // other manufacturing
  ...divisions(4, '21', '26', '30'), // pharmaceuticals, electronics, transport equipment
  ...divisions(5, '35'), // electricity and gas
  ...divisions(4, '36'), // water
  ...divisions(3, '37', '38', '39'), // waste
  ...divisions(2, '41', '42', '43'), // construction
  ...divisions(3, '45', '46', '47'), // trade
  ...divisions(4, '4773', '4791'), // pharmacies, mail order and internet retail
  ...divisions(3, '49', '50', '52', '53'), // transport, post
  ...divisions(5, '51'), // airlines
  ...divisions(4, '55'), // hotels
  ...divisions(3, '56'), // restaurants
  ...divisions(4, '58', '59', '60', '62', '63'), // publishing, film, broadcasting, software, information
  ...divisions(5, '61', '6311'), // telecommunications, hosting
  ...divisions(5, '64', '66'), // finance
  ...divisions(4, '65', '6622'), // insurers, insurance brokers
  ...divisions(6, '6411', '6611', '82912'), // central bank, exchanges, credit bureaux
  ...divisions(5, '82911'), // debt collection
  ...divisions(3, '68'), // real estate
  ...divisions(4, '69'), // law, accounting
  ...divisions(4, '70'), // head offices
  ...divisions(3, '7022'), // management consultancy
  ...divisions(2, '71', '74', '75'), // architecture, design, veterinary
  ...divisions(3, '72', '73'), // research, advertising
  ...divisions(3, '77', '78', '79', '80', '82'), // rental, staffing, travel, security, office support
  ...divisions(4, '8220'), // call centres
  ...divisions(1, '81', '9602'), // cleaning and landscaping, hair and beauty
  ...divisions(5, '84'), // public administration
  ...divisions(6, '842'), // defence, justice, police, fire
  ...divisions(4, '85'), // education
  ...divisions(5, '854'), // higher education
  ...divisions(5, '86'), // health
  ...divisions(4, '862'), // medical and dental practices
  ...divisions(6, '861'), // hospitals
  ...divisions(4, '87', '88'), // care
  ...divisions(3, '90', '91', '93', '94'), // arts, museums, sports, associations
  ...divisions(6, '92'), // gambling
  ...divisions(2, '95', '96', '97', '98'), // repair, personal services, households
  ...divisions(5, '99'), // extraterritorial bodies
} satisfies Readonly<Record<string, HazardGroup>>

function divisions(group: HazardGroup, ...codes: string[]): Record<string, HazardGroup> {
  return Object.fromEntries(codes.map((code) => [code, group]))
}
