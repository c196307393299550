import type { HazardGroup } from '../../rateBook.ts'

/**
 * Hazard group by NAICS 2022 prefix (United States Census Bureau): every two-digit sector, and the subsectors whose data,
 * payments or dependence on systems set them apart. Group 6 is referred.
 */
export const naicsHazardGroups = {
  '11': 2, // agriculture, forestry, fishing
  '21': 3, // mining, oil and gas
  '22': 5, // utilities
  '2213': 4, // water and sewage
  '23': 2, // construction
  '31': 2, // manufacturing: food, textiles
  '32': 3, // manufacturing: paper, chemicals, plastics
  '3254': 4, // pharmaceuticals
  '33': 3, // manufacturing: metal, machinery, electronics
  '334': 4, // computers and electronics
  '3364': 5, // aerospace
  '42': 3, // wholesale
  '44': 3, // retail
  '45': 3, // retail
  '456': 4, // pharmacies
  '4541': 4, // electronic shopping (NAICS 2017)
  '48': 3, // transport
  '481': 5, // airlines
  '486': 5, // pipelines
  '49': 3, // couriers, warehouses
  '51': 4, // information
  '517': 5, // telecommunications
  '518': 5, // hosting and data processing
  '52': 5, // finance and insurance
  '521': 6, // central bank
  '522320': 6, // payment processing
  '523210': 6, // securities and commodity exchanges
  '524': 4, // insurers
  '5242': 4, // insurance agencies
  '53': 3, // real estate, rental
  '5311': 2, // lessors of real estate
  '54': 3, // professional services
  '5411': 4, // law firms
  '541191': 5, // title and settlement
  '5412': 4, // accountants
  '5413': 2, // architects, engineers
  '5415': 4, // computer systems design
  '5419': 2, // veterinarians, photographers
  '55': 4, // holding companies
  '56': 3, // administrative services
  '5614': 4, // call centers, business support
  '561440': 5, // collection agencies
  '561450': 6, // credit bureaus
  '5617': 1, // cleaning, landscaping
  '61': 4, // education
  '6112': 5, // junior colleges
  '6113': 5, // universities
  '6116': 3, // other schools
  '62': 5, // health care
  '6211': 4, // physicians
  '6212': 4, // dentists
  '622': 6, // hospitals
  '624': 4, // social assistance
  '6244': 3, // child care
  '71': 3, // arts, recreation
  '7132': 6, // gambling
  '72': 3, // hospitality
  '721': 4, // hotels
  '81': 2, // repair, personal services
  '8121': 1, // hair and beauty
  '813': 3, // associations
  '8131': 2, // religious organizations
  '92': 5, // public administration
  '922': 6, // police, courts, fire
} as const satisfies Readonly<Record<string, HazardGroup>>
