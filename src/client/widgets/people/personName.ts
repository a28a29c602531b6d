export { personName, type NamedPerson } from '../../../domain/wording/personName';
