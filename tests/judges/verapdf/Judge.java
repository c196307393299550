import java.io.FileInputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Holds each file against PDF/UA-1; prints `file, clause-test, what it says` for each rule that it breaks. */
class Judge {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    var foundry = Foundries.defaultInstance();
    for (var file : files) {
      Map<String, String> broken = new LinkedHashMap<>();
      try (var parser = foundry.createParser(new FileInputStream(file), PDFAFlavour.PDFUA_1);
          var validator = foundry.createValidator(PDFAFlavour.PDFUA_1, false)) {
        for (var assertion : validator.validate(parser).getTestAssertions())
          if (assertion.getStatus() == TestAssertion.Status.FAILED)
            broken.put(
                assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber(),
                assertion.getMessage().replaceAll("\\s+", " "));
      }
      broken.forEach((rule, says) -> System.out.println(file + "\t" + rule + "\t" + says));
    }
  }
}
