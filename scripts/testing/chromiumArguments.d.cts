declare const chromiumArguments: string[];
export = chromiumArguments;
