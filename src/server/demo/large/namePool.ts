/** Parts of invented names for the many people of the large company. */
const firstNames = [
  'Abel', 'Adira', 'Alma', 'Anders', 'Anika', 'Asher', 'Aveline', 'Basil', 'Beata', 'Bodil', 'Bruna', 'Caspar', 'Celia', 'Corin', 'Dagny', 'Delphine', 'Dorian', 'Edda', 'Elin', 'Enzo',
  'Esra', 'Fabio', 'Fenna', 'Finlay', 'Gita', 'Greta', 'Hakan', 'Hedda', 'Idris', 'Ilka', 'Imara', 'Ingrid', 'Jorun', 'Juna', 'Kaito', 'Kiran', 'Lando', 'Leonie', 'Lorin', 'Maira',
  'Malte', 'Merle', 'Mila', 'Naoki', 'Neela', 'Odile', 'Orla', 'Pavel', 'Quinn', 'Rania', 'Remy', 'Ronja', 'Samir', 'Selma', 'Signe', 'Tamar', 'Theo', 'Uma', 'Vera', 'Yara', 'Zeno',
] as const;
const lastNames = [
  'Abelgard', 'Ackerby', 'Almquist', 'Arvensen', 'Ashcombe', 'Balderic', 'Bellweather', 'Birkholt', 'Blackmere', 'Brandtner', 'Calloway', 'Carrowmore', 'Castellmar', 'Cindervale', 'Corvane', 'Dahlmark', 'Dalloway', 'Eastermann', 'Edgecombe', 'Eldridge',
  'Falkenrath', 'Farnholt', 'Fernsby', 'Fjellstad', 'Gallimore', 'Garrowby', 'Glenhurst', 'Grunewalt', 'Halvarsen', 'Harrowgate', 'Hazelmere', 'Highbury', 'Holmqvist', 'Ibarrola', 'Inglethorpe', 'Jarnefeld', 'Kestrelman', 'Kingsmere', 'Kovarsky', 'Kuroyama',
  'Lachmann', 'Langstrom', 'Larkspur', 'Lindenau', 'Lockridge', 'Marchbanks', 'Meadowes', 'Merrivale', 'Mirande', 'Nakatomi', 'Nethercott', 'Norrington', 'Oakenfeld', 'Ostergren', 'Pellegrino', 'Pemberly', 'Quillfeather', 'Radhavan', 'Ravenscar', 'Redgrove',
  'Rosenqvist', 'Sandoval-Rey', 'Saltmarsh', 'Silverholm', 'Sommerfeldt', 'Stenmark', 'Stonehewer', 'Tamarind', 'Thistlewood', 'Torvalsen', 'Underhill', 'Valdemar', 'Vancastle', 'Vesperini', 'Wainwright', 'Westerholm', 'Whitmarsh', 'Winterbourne', 'Wrenfield', 'Yarrowby', 'Zellweg', 'Zimmerath',
] as const;

/** So many different names there are. */
export const poolSize = firstNames.length * lastNames.length;

/** The name with a number below `poolSize`; no two numbers have the same. */
export function pooledName(number: number): string {
  const round = Math.floor(number / firstNames.length);
  const position = number % firstNames.length;
  // 5 shares no factor with the number of last names: each first name meets every last name once.
  return `${firstNames[position] ?? ''} ${lastNames[(position * 7 + round * 5) % lastNames.length] ?? ''}`;
}
