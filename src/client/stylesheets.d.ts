// Style sheets are imported for their effect; webpack turns them into files.
declare module '*.css';
declare module '*.css?part=first';
declare module '*.css?part=rest';
