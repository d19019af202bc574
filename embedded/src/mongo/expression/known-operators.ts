/**
 * Operators that MongoDB has and this server has not. They are named so that the error can say so;
 * a name that is in neither list is a mistake of the caller.
 */
const NAMES = `abs accumulator acos acosh allElementsTrue anyElementTrue arrayToObject asin asinh atan atan2
  atanh avg binarySize bitAnd bitNot bitOr bitXor bsonSize ceil concatArrays convert cos cosh dateAdd dateDiff
  dateFromParts dateFromString dateSubtract dateToParts dateToString dateTrunc dayOfMonth dayOfWeek dayOfYear
  degreesToRadians exp filter firstN floor function getField hour indexOfArray indexOfBytes indexOfCP
  isNumber isoDayOfWeek isoWeek isoWeekYear lastN let ln log log10 ltrim map maxN mergeObjects
  meta millisecond minN minute mod month objectToArray pow radiansToDegrees rand range reduce regexFind
  regexFindAll regexMatch replaceAll replaceOne reverseArray round rtrim sampleRate second setDifference
  setEquals setField setIntersection setIsSubset setUnion sin sinh slice sortArray split sqrt stdDevPop
  stdDevSamp strLenBytes strLenCP strcasecmp substr substrBytes substrCP switch tan tanh toBool toDate
  toDecimal toDouble toHashedIndexKey toInt toLong toLower toObjectId toString toUpper trim trunc tsIncrement
  tsSecond type unsetField week year zip`;

const KNOWN = new Set(NAMES.split(/\s+/).map((name) => `$${name}`));

export const isKnownOperator = (name: string): boolean => KNOWN.has(name);
